import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

export function AboutUs() {
  const site = useSite();
  return (
    <section className="bg-sand" aria-labelledby="about">
      <div className="wrap grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[5fr_7fr] lg:py-18">
        <h2 id="about">Homes, doctors, driving lessons and cleaning in one place</h2>
        <div>
          <p>
            {site.name} helps you rent or buy a home, see a doctor, learn to drive, and keep your home or office clean.
            You call one number for all of it.
          </p>
          <p className="mt-3">You see our prices on every page, in US dollars.</p>
          <Link className="more mt-2" to={paths.about}>
            About us <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
