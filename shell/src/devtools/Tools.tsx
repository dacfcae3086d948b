import { type ReactNode, useEffect, useReducer } from 'react';
import { loadedApps, sharedInUse } from './inspectPage';
import { overrides, rejections, turnOff } from './overrides';
import classes from './Tools.module.css';

/** How often an open panel refreshes. */
const EVERY_MS = 1_000;

interface ToolsProps {
  open: boolean;
  onClose: () => void;
}

/** For developers: which apps are on this page, and which builds replace the released ones. */
export function Tools({ open, onClose }: ToolsProps): ReactNode {
  return (
    <div lang="en" className={classes.tools}>
      {open && <InspectPanel onClose={onClose} />}
      <Badge />
    </div>
  );
}

function InspectPanel({ onClose }: { onClose: () => void }): ReactNode {
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={classes.panel} aria-label="Who is on this page">
      <header className={classes.head}>
        <h2>Who is on this page</h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <Table
        name="Apps"
        head={['app', 'version', 'files', 'KB', 'slowest, ms', 'outcome']}
        rows={loadedApps().map(({ app, version, override, files, kilobytes, ms, outcome }) => [
          app,
          override ?? version,
          files,
          kilobytes,
          ms,
          outcome,
        ])}
      />
      <Table
        name="Shared modules"
        head={['module', 'version', 'from', 'used by']}
        rows={sharedInUse().map(({ module, version, from, usedBy }) => [
          module,
          version,
          from,
          usedBy.join(', ') || '–',
        ])}
      />
      <p>
        <span>The same as JSON:</span> <code>JSON.stringify(__mfe)</code>
        <span>. KB went over the network: a file from the browser’s cache counts nothing.</span>
      </p>
    </section>
  );
}

interface TableProps {
  name: string;
  head: string[];
  /** The first cell of a row names it. */
  rows: (string | number)[][];
}

function Table({ name, head, rows }: TableProps): ReactNode {
  return (
    <table>
      <caption>{name}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.slice(0, 2).join()}>
            {cells.map((cell, column) => (
              <td key={head[column]} data-title={head[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Stays in view while builds replace released ones, and turns that off. */
function Badge(): ReactNode {
  const builds = Object.entries(overrides());
  if (builds.length + rejections.length === 0) return null;
  return (
    <div className={classes.badge} role="status">
      <ul>
        {builds.map(([remote, place]) => (
          <li key={remote}>{`${remote} of ${place}`}</li>
        ))}
        {rejections.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" onClick={turnOff}>
        Turn off
      </button>
    </div>
  );
}
