import { paths } from "#web/lib/page/paths.ts";
import { ProfessionalRows } from "./professional-rows.tsx";

/** Up to three doctors who can be seen, with a link to all of them. */
export function HomeProfessionals() {
  return (
    <section aria-labelledby="doctors">
      <h2 id="doctors">Doctors you can see</h2>
      <ProfessionalRows bookAt={() => paths.health} />
    </section>
  );
}
