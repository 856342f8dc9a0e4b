/** Returns the options of a select: each name with its label. */
export const toOptions = <Name extends string>(names: readonly Name[], labels: Record<Name, string>) =>
  names.map((name) => [name, labels[name]] as const);
