import type { ReactNode } from 'react';
import { content } from '../content';
import { entry } from '../contracts';
import { markKeys } from '../menu';
import {
  ActionIcon,
  Art,
  BelowFold,
  Button,
  Counter,
  ExternalLink,
  Icon,
  type IconName,
  LoadNotice,
  Marks,
  NamePrice,
  Notice,
  PageHead,
  Panel,
  Picture,
  Plate,
  Price,
  Seal,
  Skeleton,
  SoldOut,
  VisuallyHidden,
} from '../ui';

const nothing = () => undefined;
const picture = content(entry('categories'))[0]?.picture;
const icons: IconName[] = [
  'menu',
  'close',
  'back',
  'forward',
  'plus',
  'minus',
  'pin',
  'phone',
  'bag',
  'search',
];
const drawings = ['logo', 'brand', 'ring', 'lattice', 'flagEnglish', 'flagChinese'] as const;
const variants = ['lacquer', 'line', 'add', 'gold', 'chat'] as const;

/** The components of `ui` by name, each in its states; dark ones on a dark ground. */
export const examples: Record<string, { states: ReactNode; dark?: true }> = {
  ActionIcon: {
    states: (
      <>
        <ActionIcon icon="close" label="Cerrar" />
        <ActionIcon icon="close" label="Cerrar" tone="veil" />
        <ActionIcon icon="plus" label="Una más" disabled />
      </>
    ),
  },
  Art: { dark: true, states: drawings.map((name) => <Art key={name} name={name} label={name} />) },
  BelowFold: {
    states: (
      <BelowFold>
        <p>Se dibuja después de la primera pantalla.</p>
      </BelowFold>
    ),
  },
  Button: {
    states: (
      <>
        {variants.map((variant) => (
          <span key={variant} className={variant === 'gold' ? 'ink' : undefined}>
            <Button variant={variant}>
              <span>{variant}</span>
            </Button>
          </span>
        ))}
        <Button slim>
          <span>slim</span>
        </Button>
        <Button disabled>
          <span>disabled</span>
        </Button>
        <Button loading>
          <span>loading</span>
        </Button>
        <Button full>
          <span>full</span>
        </Button>
      </>
    ),
  },
  Counter: {
    states: [1, 2].map((value) => (
      <Counter
        key={value}
        value={value}
        label="Cantidad"
        moreLabel="Una más"
        lessLabel="Una menos"
        onMore={nothing}
        onLess={nothing}
        lessDisabled={value === 1}
      />
    )),
  },
  ExternalLink: {
    states: (
      <ExternalLink className="link" href="https://example.com/">
        <span>Ver el mapa</span>
      </ExternalLink>
    ),
  },
  Icon: { states: icons.map((name) => <Icon key={name} name={name} />) },
  LoadNotice: {
    states: (
      <>
        <LoadNotice state="slow" onRetry={nothing} />
        <LoadNotice state="failed" onRetry={nothing} inVain />
        <LoadNotice state="failed" onRetry={nothing} minor />
        <LoadNotice state="retrying" onRetry={nothing} />
      </>
    ),
  },
  Marks: { states: <Marks marks={markKeys} /> },
  NamePrice: {
    states: (
      <>
        <div>
          <NamePrice name="Lumpia (unidad)" price={9800} />
        </div>
        <div>
          <NamePrice name="Cerveza importada" price={null} />
        </div>
      </>
    ),
  },
  Notice: {
    states: (['info', 'bad', 'good'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title={tone}>
        <p>Un aviso al lado de lo que explica.</p>
      </Notice>
    )),
  },
  PageHead: {
    states: (
      <>
        <PageHead title="Menú" lead="Sin foto." han="菜单" />
        {picture && <PageHead title="Arroz Chino" picture={picture} seal="米饭" facts={['10 platos']} />}
        {picture && <PageHead title="Nuestro salón" picture={picture} variant="full" display />}
      </>
    ),
  },
  Panel: {
    states: (
      <Panel>
        <p>Una caja clara.</p>
      </Panel>
    ),
  },
  Picture: { states: picture && <Picture picture={picture} alt="" sizes="20rem" /> },
  Plate: {
    states: picture && (
      <>
        <Plate picture={picture} />
        <Plate picture={picture} soldOut />
      </>
    ),
  },
  Price: {
    states: (
      <>
        <Price value={34_800} />
        <Price value={null} />
      </>
    ),
  },
  Seal: { states: <Seal>前菜</Seal> },
  Skeleton: { states: <Skeleton /> },
  SoldOut: { states: [false, true].map((large) => <SoldOut key={String(large)} large={large} />) },
  VisuallyHidden: {
    states: (
      <>
        <p>Al lado hay un texto que solo dicen los lectores de pantalla.</p>
        <VisuallyHidden>Hola.</VisuallyHidden>
      </>
    ),
  },
};
