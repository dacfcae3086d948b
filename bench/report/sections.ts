import { conditions } from '../phone/Phone';
import type { PartData, PartName } from '../parts';
import type { Summary } from '../pages/summary';
import { scriptsAndStyles } from './targets';
import { kilobytes, table } from './table';

interface Section<Data> {
  title: string;
  /** What was done, in a sentence. */
  method: string;
  body: (data: Data) => string;
}

const phone = `CPU ÷ ${conditions.cpuSlowdown}, ${conditions.downloadBitsPerSecond / 1e6} Mbps, ${conditions.latencyMs} ms, ${conditions.width} px`;

const times = ({ fcp, lcp, cls, blocking, blockingAfterPaint, longestTask }: Summary) =>
  [fcp, lcp, Number(cls.toFixed(4)), blocking, blockingAfterPaint, longestTask] as const;

/** How each part is told. */
export const sections: { [Name in PartName]: Section<PartData[Name]> } = {
  pages: {
    title: 'Each kind of page against itself with scripts blocked',
    method: `Milliseconds, medians, in turns, empty cache, ${phone}. Blocking time is what tasks take beyond 50 ms each.`,
    body: (pages) =>
      table(
        [
          'page',
          'scripts',
          'FCP',
          'LCP',
          'CLS',
          'blocking',
          'after FCP',
          'longest task',
          'answers',
          'LCP ratio',
        ],
        pages.flatMap(({ kind, withScripts, blocked, lcpRatio }) => [
          [kind, 'run', ...times(withScripts), `${withScripts.alive}`, `**${lcpRatio}**`],
          ['', 'blocked', ...times(blocked), '', ''],
        ]),
      ),
  },
  single: {
    title: 'Against one bundle without federation and without prerender',
    method: `The same sources, loaders, minifier and server; an empty page and one script. LCP in milliseconds, ${phone}.`,
    body: ({ bundle, pages }) =>
      [
        table(
          ['page', 'LCP here', 'LCP one bundle', 'times better', 'answers here', 'answers one bundle'],
          pages.map(({ kind, federated, single, lcpRatio }) => [
            kind,
            federated.lcp,
            single.lcp,
            lcpRatio,
            federated.alive,
            single.alive,
          ]),
        ),
        `The one bundle: ${kilobytes(bundle.js)} KB of JS and ${kilobytes(bundle.css)} KB of CSS for every page.`,
      ].join('\n\n'),
  },
  bytes: {
    title: 'Bytes of a first visit',
    method:
      'KB on the wire (brotli, 1 KB = 1000 bytes), empty cache, no touch, until the network is quiet. A package’s part of a script is found by its source map and scaled to the size of the whole.',
    body: (visits) => {
      const packages = [...new Set(visits.flatMap((visit) => Object.keys(visit.packages)))].sort(
        (a, b) => (visits[0]?.packages[b] ?? 0) - (visits[0]?.packages[a] ?? 0),
      );
      const names = visits.map(({ name }) => name);
      return [
        table(
          ['visit', 'JS + CSS', 'JS', 'CSS', 'HTML', 'fonts', 'pictures', 'other'],
          visits.map(({ name, bytes }) => [
            name,
            kilobytes(scriptsAndStyles(bytes)),
            ...[bytes.js, bytes.css, bytes.html, bytes.fonts, bytes.pictures, bytes.other].map(kilobytes),
          ]),
        ),
        table(
          ['JS by package', ...names],
          packages.map((owner) => [owner, ...visits.map((visit) => kilobytes(visit.packages[owner] ?? 0))]),
        ),
        table(
          ['file', ...names],
          [...new Set(visits.flatMap(({ files }) => files.map(({ file }) => file)))].map((file) => [
            `\`${file}\``,
            ...visits.map(({ files }) => kilobytes(files.find((other) => other.file === file)?.bytes ?? 0)),
          ]),
        ),
      ].join('\n\n');
    },
  },
  routes: {
    title: 'Route change by click',
    method: `Milliseconds from the click to the painted title, ${phone}; cold, and after interest in the link has fetched the page.`,
    body: (changes) =>
      table(
        ['from', 'to', 'cold', 'prefetched'],
        changes.map(({ from, to, cold, prefetched }) => [from, to, cold, prefetched]),
      ),
  },
  order: {
    title: 'The first "Agregar"',
    method: `Milliseconds after navigation to the drinks, ${phone}.`,
    body: ({ ready, tapped, taken, kept, taps }) =>
      table(
        ['button answers', 'early tap made', 'in the cart', 'early taps kept'],
        [[ready, tapped, taken, `${kept} of ${taps}`]],
      ),
  },
  builds: {
    title: 'Build, prerender and release by size of the menu',
    method:
      'Seconds, without any cache, in copies of the project. One remote: a changed price until it is live, build included.',
    body: (builds) =>
      table(
        ['menu', 'build', 'publish', 'go live', 'pages', 'one remote'],
        builds.map(({ times: n, build, publish, goLive, pages, oneRemote }) => [
          `${n} ×`,
          build,
          publish,
          goLive,
          pages,
          oneRemote,
        ]),
      ),
  },
  server: {
    title: 'Requests a second beside nginx',
    method: 'One process each, the same files, gzip, loopback, in turns; medians.',
    body: (addresses) =>
      table(
        ['address', 'this server', 'nginx', 'ratio', 'spread'],
        addresses.map(({ path, own, nginx, ratio, spread }) => [
          path,
          own,
          nginx ?? '–',
          ratio ?? '–',
          spread ?? '–',
        ]),
      ),
  },
};
