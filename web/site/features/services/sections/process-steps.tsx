import type { TitledText } from "../content/content-types.ts";

/** Numbered steps. */
export function ProcessSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <ol className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] content-start border-t border-line py-4 lg:block">
          <span className="text-4 font-bold text-ocean" aria-hidden="true">
            {index + 1}
          </span>
          <div className="lg:mt-2">
            <h3>{title}</h3>
            <p className="mt-1 text-ink2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
