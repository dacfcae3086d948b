/** A remote's name as the federation knows it: its container is a global variable, which has no hyphens. */
export const federationName = (remote: string) => remote.replaceAll('-', '_');
