import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { type PictureRef, TITLE_ID } from '../contracts';
import { Link } from '../router/Link';
import { Icon } from './Icon';
import { Picture } from './Picture';
import { Seal } from './Seal';
import classes from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Without a picture the head is dark with a lattice. */
  picture?: PictureRef;
  /** The category's two Chinese characters, at the upper edge. */
  seal?: string;
  /** Chinese words as a vertical decoration; they only repeat the Spanish. */
  han?: string;
  back?: { to: string; label: string };
  /** Short figures in a row: "10 platos", "desde $ 34.800". */
  facts?: readonly string[];
  /** `plate`: a dish as a plate in the brush ring; `full`: a scene from edge to edge; `plain`: no picture. */
  variant?: 'plate' | 'full' | 'plain';
  /** Writes the title in the largest size. */
  display?: boolean;
  /** Id that addresses with `#…` use for this title, such as `mariscos`. */
  anchor?: string;
  className?: string;
  children?: ReactNode;
}

/** The dark head of a page, with its only h1, which receives the focus after a navigation. */
export function PageHead({
  title,
  lead,
  picture,
  seal,
  han,
  back,
  facts,
  variant = picture ? 'plate' : 'plain',
  display = false,
  anchor,
  className,
  children,
}: PageHeadProps) {
  return (
    <header className={clsx('ink', classes.head, classes[variant], className)}>
      {picture && variant === 'full' && (
        <Picture className={classes.scene} picture={picture} alt="" sizes="100vw" priority />
      )}
      <div className={clsx('wrap', classes.inner)}>
        {back && (
          <Link className={clsx('back', classes.back)} to={back.to}>
            <Icon name="back" />
            <span>{back.label}</span>
          </Link>
        )}
        <div className={classes.text}>
          <h1 id={TITLE_ID} tabIndex={-1} className={clsx(display && classes.display)}>
            {anchor && <span id={anchor} className={classes.anchor} />}
            <span>{title}</span>
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {facts && facts.length > 0 && (
            <ul className={classes.facts}>
              {facts.map((fact) => (
                <li key={fact} className="num">
                  {fact}
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
        {picture && variant === 'plate' && (
          <div className={classes.dish}>
            <Picture
              className={classes.round}
              picture={picture}
              alt=""
              sizes="(min-width: 48em) 16rem, 8.25rem"
              priority
            />
          </div>
        )}
        {han && (
          <span className={classes.han} lang="zh-Hans" translate="no" aria-hidden="true">
            {han}
          </span>
        )}
        {seal && <Seal className={classes.seal}>{seal}</Seal>}
      </div>
    </header>
  );
}
