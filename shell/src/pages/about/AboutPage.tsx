import { clsx } from 'clsx/lite';
import { useContent } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';
import { Link } from '@asia/shared/router';
import { Button, Icon, PageHead, Picture } from '@asia/shared/ui';
import { spanish as pageTexts } from '../../messages/pages/es';
import { Paragraphs } from '../Paragraphs';
import { Celebration } from './Celebration';
import classes from './AboutPage.module.css';

const halfPage = '(min-width: 56em) min(34rem, 45vw), 92vw';

export default function AboutPage() {
  const { lead, picture, sections, celebration } = useContent(entry('page/About'));
  return (
    <>
      <PageHead
        className={classes.head}
        variant="full"
        display
        picture={picture}
        title={pinnedFacts.name}
        lead={lead}
      />
      {sections.map((section, index) => (
        <section key={section.heading} className={clsx('section', index > 0 && classes.next)}>
          <div className={clsx('wrap', classes.split)}>
            <Picture
              className={index % 2 === 1 ? classes.right : undefined}
              picture={section.picture}
              alt={section.alt}
              sizes={halfPage}
            />
            <div>
              <h2>{section.heading}</h2>
              <Paragraphs of={section.paragraphs} />
              {index === 0 && (
                <Button component={Link} to="/menu">
                  {pageTexts.toMenu}
                </Button>
              )}
              {index === sections.length - 1 && (
                <Link className="link" to="/contact">
                  <span>{pageTexts.toContact}</span>
                  <Icon name="forward" />
                </Link>
              )}
            </div>
          </div>
        </section>
      ))}
      {celebration && <Celebration {...celebration} />}
    </>
  );
}
