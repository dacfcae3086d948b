import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '@asia/server';
import { OFFLINE_LIST } from '@asia/shared/contracts';
import { Project } from '../../workspaces/Project';
import type { Bench, Figures } from '../Bench';
import { kindsOfPage } from './pageVisit';
import { Phone, type Vitals } from './Phone';
import { raisePrice } from './raisePrice';

/** A source of an app that gets one line more. */
const sources = [
  ['the shell', 'shell', 'shell/src/app/main.tsx'],
  ['menu-mfe', 'menu-mfe', 'menu-mfe/src/category/CategoryPage.tsx'],
] as const;
const LINE = "\nperformance.mark('one line more');\n";

/** After this time without an answer the worker has all its files: nothing slows its requests down. */
const QUIET_MS = 3_000;
const MAX_WAIT_MS = 60_000;
/** Pause between two looks for a new price. */
const PRICE_POLL_MS = 25;

/** Bytes for the page or for its worker. */
interface Answer {
  path: string;
  isPage: boolean;
  /** Size of the body, compressed. */
  bytes: number;
}

interface Visit {
  vitals: Vitals;
  answers: readonly Answer[];
}

const isList = ({ path }: Answer) => path === `/${OFFLINE_LIST}`;
const kilobytes = (answers: readonly Answer[]) => answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/**
 * Measures visits of a guest who has seen two pages, and whose worker has cached the site: without a
 * change, after a new price, and after a new line of an app. The releases go to a copy of the project.
 */
export async function comeAgain({ browser }: Bench): Promise<Figures> {
  const project = await Project.copy();
  const server = await startServer({ siteDir: project.store.dir, port: 0, host: '127.0.0.1' });
  const answers: Answer[] = [];
  const counter = countAnswers(server.port, answers);
  await once(counter.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(counter.address() as AddressInfo).port}`;
  try {
    return await Phone.with(browser, { address, scripts: true, own: true }, async (phone) => {
      const visit = async (path: string = kindsOfPage.home): Promise<Visit> => {
        await phone.leave();
        answers.length = 0;
        const vitals = await phone.visit(path);
        await settled(answers);
        return { vitals, answers: [...answers] };
      };
      await visit();
      await visit(kindsOfPage.category);
      const figures = listVisitFigures('second visit', await visit());

      figures['a price is live after'] = await releasePrice(project, address);
      const after = await visit();
      Object.assign(figures, listVisitFigures('visit after a price', after));
      const beside = after.answers.filter(({ isPage }) => !isPage);
      const list = kilobytes(beside.filter(isList));
      figures['visit after a price: KB beside pages'] = kilobytes(beside);
      figures['visit after a price: KB of the list'] = list;
      figures['visit after a price: KB beside pages and list'] = kilobytes(beside) - list;

      for (const [name, app, source] of sources) {
        appendFileSync(project.file(source), LINE);
        await release(project, app);
        const scripts = (await visit()).answers.filter(({ path }) => path.endsWith('.js'));
        figures[`visit after a line of ${name}: KB of scripts`] = kilobytes(scripts);
      }
      return figures;
    });
  } finally {
    counter.close();
    counter.closeAllConnections();
    await server.close();
    project.remove('.');
  }
}

/**
 * A proxy in front of the site that counts bodies. Devtools report neither the worker's own file, nor a page that is
 * fetched while the worker starts.
 */
function countAnswers(port: number, answers: Answer[]): Server {
  return createServer(({ url: path = '/', headers }, response) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const counted = { path, isPage: headers.accept?.startsWith('text/html') === true, bytes: 0 };
      answers.push(counted);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('data', (chunk: Buffer) => (counted.bytes += chunk.length)).pipe(response);
    });
    asked.on('error', () => response.destroy()).end();
  });
}

const listVisitFigures = (name: string, { vitals, answers }: Visit): Figures => ({
  [`${name}: requests`]: answers.length,
  [`${name}: KB`]: kilobytes(answers),
  [`${name}: first paint`]: vitals.fcp,
  [`${name}: answers`]: vitals.interactive,
});

/** Waits until the worker has asked for its list, and no answer has come for a while since. */
async function settled(answers: readonly Answer[]): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  for (let seen = -1; seen !== answers.length || !answers.some(isList);) {
    if (performance.now() > end) throw new Error('The worker does not come to rest.');
    seen = answers.length;
    await pause(QUIET_MS);
  }
}

/**
 * Releases an app or the content as its team does.
 * @throws Error with the output of the command
 */
async function release(project: Project, part: string): Promise<void> {
  const { code, output } = await project.npm('release', '--', part);
  if (code !== 0) throw new Error(output);
}

/** Milliseconds from the start of the command to the first page with the new price. */
async function releasePrice(project: Project, address: string): Promise<number> {
  const signal = AbortSignal.timeout(2 * MAX_WAIT_MS);
  const price = `"price":${raisePrice(project.dir)},`;
  const started = performance.now();
  const shown = async () => {
    while (!(await (await fetch(address + kindsOfPage.carta, { signal })).text()).includes(price))
      await pause(PRICE_POLL_MS);
    return performance.now() - started;
  };
  const [figure] = await Promise.all([shown(), release(project, 'content')]);
  return figure;
}
