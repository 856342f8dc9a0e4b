import type { TitledText } from "../content/content-types.ts";

interface ReasonGridProps {
  reasons: readonly TitledText[];
  /** The columns on wide screens. */
  wide: "lg:grid-cols-2" | "lg:grid-cols-4 lg:gap-x-8";
}

/** Short titles with a sentence each: two columns on a phone, one if the text is large. */
export function ReasonGrid({ reasons, wide }: ReasonGridProps) {
  return (
    <ul className={`mt-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 ${wide}`}>
      {reasons.map(([title, text]) => (
        <li key={title} className="border-t border-line py-4">
          <h3>{title}</h3>
          <p className="text-ink2">{text}</p>
        </li>
      ))}
    </ul>
  );
}
