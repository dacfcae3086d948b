import type { RemoteEntry } from '@asia/shared/contracts';
import table from '../../remotes.json';

interface AppTable {
  shell: {
    name: string;
    container: string;
    folder: string;
    port: number;
    pages: { route: string; page: string }[];
  };
  remotes: (RemoteEntry & {
    /** Generated files that the server answers from this build. */ data?: string[];
  })[];
}

// Every remote lists other exposes: what TypeScript reads from the file is too narrow to be of use.
/** The one table of apps, exposes and routes. */
export const appTable = table as unknown as AppTable;
