/** A price, a reference, or a phone number. */
const exact =
  /((?:US|L)?\$[ \u00a0]?\d(?:[\d,.]*\d)?|\b[A-Z]{1,5}-(?:\d{1,8}|[\dA-F]{8})\b|\+\d[\d \u00a0]{6,}\d|\b0\d{2}[ -]?\d{3}[ -]?\d{3,4}\b)/;

/** A text whose prices, references and phone numbers stay as they are when the browser translates the page. */
export function ExactText({ text }: { text: string }) {
  const parts = text.split(exact);
  if (parts.length === 1) return <span>{text}</span>;
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
        <span key={index} translate={index % 2 === 1 ? "no" : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
