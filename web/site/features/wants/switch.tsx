interface SwitchProps {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  selected: string;
}

/** A choice of two, as wide as its form. Works without a script. */
export const Switch = ({ name, label, options, selected }: SwitchProps) => (
  <div role="radiogroup" aria-label={label} className="flex flex-wrap gap-2">
    {options.map(([value, text]) => (
      <label key={value} className="chip min-h-control grow basis-[8rem] justify-center">
        <input type="radio" name={name} value={value} defaultChecked={value === selected} />
        <span>{text}</span>
      </label>
    ))}
  </div>
);
