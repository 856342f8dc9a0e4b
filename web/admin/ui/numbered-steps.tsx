/** The steps of a task, each with its number, a title and a sentence: columns on a desktop. */
export function NumberedSteps({ steps }: { steps: readonly (readonly [title: string, text: string])[] }) {
  return (
    <ol className="mt-4 grid gap-x-6 gap-y-4 lg:auto-cols-fr lg:grid-flow-col">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[44px_minmax(0,1fr)] lg:block">
          <span
            className="grid size-8 place-items-center rounded-m bg-sand font-bold text-ocean lg:mb-3"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-bold">{title}</p>
            <p className="text-1 text-ink2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
