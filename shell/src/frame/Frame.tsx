import { type ReactNode, useEffect, useRef } from 'react';
import { attribute, CONTENT_ID, FRAME_ID, ISLAND, languageTags } from '@asia/shared/contracts';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { Announcer, observer, useHydrated } from '@asia/shared/ui';
import { useHydrationReport } from '../hydration/Island';
import { frameTexts } from '../messages';
import { offline } from '../offline/cacheVisitedPages';
import { useFocusAndScroll } from '../routing/useFocusAndScroll';
import { Bar } from './Bar';
import { Dock } from './Dock';
import { Footer } from './Footer';
import { FollowMenuLanguage } from './LanguageSwitch';
import { onlySpanish } from './onlySpanishModule';
import { ToastHost } from './ToastHost';
import classes from './Frame.module.css';

export function Frame({ children }: { children: ReactNode }) {
  const island = useRef<HTMLDivElement>(null);
  useHydrationReport(island);
  return (
    // The document has the language of its page. Parts of the frame without a translation are Spanish.
    <div id={FRAME_ID} ref={island} {...attribute(ISLAND)} className={classes.frame} lang={languageTags.es}>
      <SkipLink />
      <Bar />
      {/* Next to the bar for the keyboard, because a wide window shows the cart there. */}
      <Dock />
      <LazyOfflineBanner />
      <main id={CONTENT_ID} className={classes.page} tabIndex={-1}>
        <LazyOnlySpanish />
        {children}
      </main>
      <Footer />
      <ToastHost />
      <LiveRegion />
      <FocusAndScroll />
      <FollowMenuLanguage />
    </div>
  );
}

const SkipLink = observer(() => {
  const { skip } = useTexts(frameTexts);
  return (
    <a key={skip} className={classes.skip} href={`#${CONTENT_ID}`} lang={useTexts(commonMessages).lang}>
      {skip}
    </a>
  );
});

const LiveRegion = observer(() => <Announcer lang={useTexts(commonMessages).lang} />);

/** A separate component, so that a navigation does not render the whole frame again. */
function FocusAndScroll(): null {
  useFocusAndScroll();
  return null;
}

/** Only for guests and browsers of another language: the others load no code for it. */
const LazyOnlySpanish = observer(() => {
  const hydrated = useHydrated();
  const foreign = hydrated && (language.current !== 'es' || !navigator.language.startsWith('es'));
  useEffect(() => {
    if (foreign) void onlySpanish.prefetch();
  }, [foreign]);
  const OnlySpanish = foreign && onlySpanish.value?.OnlySpanish;
  return OnlySpanish && <OnlySpanish />;
});

// Renders after hydration only: the HTML has no banner, even if its code is cached.
const LazyOfflineBanner = observer(() => {
  const hydrated = useHydrated();
  const Banner = hydrated && offline.value?.OfflineBanner;
  return Banner && <Banner />;
});
