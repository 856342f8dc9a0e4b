import type { TitledText } from "../content/content-types.ts";

/** Questions with answers that open without a script. */
export function QuestionList({ questions }: { questions: readonly TitledText[] }) {
  return (
    <div className="mt-4 border-b border-line">
      {questions.map(([question, answer]) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-control cursor-pointer list-none items-center justify-between gap-4 py-2 font-bold">
            <span>{question}</span>
            <span className="text-3 text-press group-open:[transform:rotate(45deg)]" aria-hidden="true">
              +
            </span>
          </summary>
          <p className="max-w-[65ch] pb-4 text-ink2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
