/** Returns a parameter's value if it is one of the options. */
export function readOption<Option extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly Option[],
): Option | undefined {
  return options.find((option) => option === params.get(name));
}

/** Returns search parameters in the order of `names`, without those that are empty. */
export function toSearchParams<Name extends string>(
  values: { [name in Name]?: string | undefined },
  names: readonly Name[],
): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = values[name];
    if (value) params.set(name, value);
  }
  return params;
}
