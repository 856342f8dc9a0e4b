import { useLiberianDollars } from "#web/lib/liberian-dollars/liberian-dollars.ts";

/** A price of US dollars in Liberian dollars on a line of its own, if the visitor chose it. */
export function LiberianPrice({ dollars }: { dollars: number }) {
  const shown = useLiberianDollars();
  return (
    shown && (
      <>
        <br />
        <small>{shown.about(dollars)}</small>
      </>
    )
  );
}
