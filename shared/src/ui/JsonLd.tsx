/** Structured data as a data block. `<` is escaped, so no value can end the block early. */
export function JsonLd({ data }: { data: object }) {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
