interface NameListProps {
  /** "3 photos match" */
  count: string;
  text: string;
  names: readonly string[];
}

/** Lists every name, so that none is left out unnoticed. */
export function NameList({ count, text, names }: NameListProps) {
  if (names.length === 0) return null;
  return <p className="text-1 text-warn wrap-anywhere">{`${count} ${text}: ${names.join(", ")}`}</p>;
}
