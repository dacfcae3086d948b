// The parts of the router in use, and no others: a shared module keeps all that it exports.
export { Link } from './Link';
export {
  BrowserRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
