import { useEffect, useState } from "react";

/** Says that a time is Monrovia's, to people whose clock shows another one then. */
export function MonroviaTime({ at }: { at: string }) {
  const [differs, setDiffers] = useState(false);
  useEffect(() => setDiffers(new Date(at).getTimezoneOffset() !== 0), [at]);
  return differs ? <span className="block text-1 text-ink2">Monrovia time (GMT)</span> : null;
}
