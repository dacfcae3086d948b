/** Details of a journey that the short tier leaves out: a further case of what another journey proves. */
export const long = { tag: '@long' };

/** Details of a journey of which the short tier follows only some cases, such as a phone or one route of each kind of page. */
export const shortIf = (isFollowed: boolean) => (isFollowed ? {} : long);
