declare module 'every-expose' {
  /** Written by the configuration from the table of remotes. */
  export const exposes: Record<string, (() => Promise<unknown>) | undefined>;
}
