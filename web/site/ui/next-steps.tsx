interface NextStepsProps {
  className?: string;
  steps: readonly string[];
}

/** What happens after a form is sent, in numbered steps. */
export function NextSteps({ className = "", steps }: NextStepsProps) {
  return (
    <section className={`border-t border-line pt-4 lg:border-t-2 lg:border-ocean ${className}`}>
      <h2 className="text-3">What happens next</h2>
      <ol className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-3">
            <span
              className="grid size-8 flex-none place-items-center rounded-full bg-sand2 font-bold text-ocean"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
