/** Parts of a message that already tell what to do. */
const advice = /(Release|Import|Share|Correct|Take|Choose|Run|build) |npm run /;

/**
 * The message of a release that failed: what was found, and in its last line what, where, for whom and what to do.
 * @param apps that were to be released
 */
export function refusal(apps: readonly string[], message: string): string {
  const [first = '', ...others] = message.trim().split('\n');
  const more =
    others.length > 0 ? ` There ${others.length > 1 ? 'are' : 'is'} ${others.length} more above.` : '';
  const what = `${first.replace(/(?<![.?])$/, '.')}${more}`;
  const next = advice.test(first) ? '' : ` Correct ${more ? 'them' : 'it'} and release again.`;
  const last = `Not released, and the site stays as it is: ${apps.join(', ')}: ${what}${next}`;
  return [...(others.length > 0 ? [message.trim()] : []), last].join('\n');
}
