import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

export function AboutUs() {
  const site = useSite();
  return (
    <section className="bg-sand" aria-labelledby="about">
      <div className="wrap grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[5fr_7fr] lg:py-18">
        <h2 id="about">One desk for a home, a doctor, a licence and a clean office</h2>
        <div>
          <p>
            {site.name} brings four trades under one roof: homes to rent and to buy, doctors, a driving school, and
            cleaning for homes and offices. One desk, one number, the same people.
          </p>
          <p className="mt-3">Prices are in US dollars and stand on the page.</p>
          <dl className="mt-4">
            {site.hours.map(({ days, hours }) => (
              <div key={days} className="flex justify-between gap-4 border-t border-line py-2 last:border-b">
                <dt>{days}</dt>
                <dd className="font-bold">{hours}</dd>
              </div>
            ))}
          </dl>
          <Link className="more mt-2" to={paths.about}>
            About us <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
