// The parts of the router in use, and no others: a shared module keeps all that it exports.
export { Link, type LinkProps } from './Link';
export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
