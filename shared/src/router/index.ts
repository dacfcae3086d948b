// Only the parts of the router that are used: a shared module keeps all of its exports.
export { Link } from './Link';
export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
