export function Paragraphs({ of, className }: { of: readonly string[]; className?: string }) {
  return of.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}
