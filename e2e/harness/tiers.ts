/** Details of a journey that the short tier leaves out: a further case of what another journey proves. */
export const long = { tag: '@long' };

/** Details of a journey of which the short tier follows only some cases: a phone, or one route of each kind of page. */
export const shortIf = (isFollowed: boolean) => (isFollowed ? {} : long);

/** Details of a journey that only a night follows: a case of the full grid of routes, or minutes of visits. */
export const nightly = { tag: '@nightly' };
