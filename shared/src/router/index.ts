// Only what is used of the router: the exports of a shared module are never tree-shaken.
export { Link, type LinkProps } from './Link';
export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
