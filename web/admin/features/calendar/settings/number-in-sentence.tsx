interface NumberInSentenceProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  problem: string | undefined;
  onChange: (value: number) => void;
}

/** A whole number within a sentence. An empty field counts as 0, which the server may refuse. */
export function NumberInSentence({ label, value, problem, onChange, ...limits }: NumberInSentenceProps) {
  return (
    <input
      {...limits}
      type="number"
      inputMode="numeric"
      className="in min-h-touch w-[5rem] px-2"
      aria-label={label}
      value={Number.isNaN(value) ? "" : String(value)}
      aria-invalid={problem ? true : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  );
}

/** What has to be corrected in a sentence. */
export const SentenceProblems = ({ problems }: { problems: (string | undefined)[] }) => (
  <p role="alert" className="text-1 font-bold text-bad empty:hidden">
    {problems.filter((problem) => problem !== undefined).join(". ")}
  </p>
);
