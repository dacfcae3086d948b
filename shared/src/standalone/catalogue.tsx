import '../ui/fonts/fonts.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { ROOT_ID } from '../contracts';
import { BrowserRouter } from '../router';
import { examples } from './examples';
import classes from './catalogue.module.css';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The page has no #${ROOT_ID}.`);

createRoot(root).render(
  <BrowserRouter>
    <main className={classes.catalogue}>
      {Object.entries(examples).map(([name, { states, dark }]) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name}>{name}</h2>
          <div className={dark ? `ink ${classes.states}` : classes.states}>{states}</div>
        </section>
      ))}
    </main>
  </BrowserRouter>,
);
