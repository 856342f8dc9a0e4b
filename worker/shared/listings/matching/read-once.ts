/** Returns a function that reads each value once: homes share many names and facts. */
export function readOnce<Result, Value = string>(read: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>();
  return (value) => {
    const result = known.get(value) ?? read(value);
    known.set(value, result);
    return result;
  };
}
