import './fonts/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

// Parts of the frame and the shell's own pages, in the order of the style sheet. The rest of the design system loads
// with the first page that uses it.
export { useMediaQuery } from '@mantine/hooks';
export { computed, makeAutoObservable, when } from 'mobx';
export { enableStaticRendering, observer } from 'mobx-react-lite';
export { afterPaint } from './afterPaint';
export { announce, Announcer } from './Announcer';
export { Art } from './Art';
export { Button } from './Button';
export { ExternalLink } from './ExternalLink';
export { Icon, type IconName } from './Icon';
export { inBackground } from '../loading/inBackground';
export { Loadable, memoizeByKey } from '../loading/Loadable';
export { ignoreSecondTap } from '../router/secondTap';
export { JsonLd } from './JsonLd';
export { LoadBoundary, type LoadProblem } from '../loading/LoadBoundary';
export { LoadFailure } from '../loading/LoadFailure';
export { prefersReducedData } from '../loading/prefersReducedData';
export { onReconnect, retryLater } from '../loading/retryLater';
export { useLoaded } from '../loading/useLoaded';
export { LoadNotice, type LoadNoticeProps } from './LoadNotice';
export { Notice } from './Notice';
export { Panel } from './Panel';
export { Picture } from './Picture';
export { Seal } from './Seal';
export { Skeleton } from './Skeleton';
export { useHydrated, usePrerendered } from '../loading/useHydrated';
export { useNow } from './useNow';
export { whenHydrated } from '../loading/whenHydrated';
export { steps, WIDE_WINDOW } from './theme/steps';
export { VisuallyHidden } from './VisuallyHidden';
