import { Link } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

export function AboutUs() {
  const site = useSite();
  return (
    <section className="bg-sand" aria-labelledby="about">
      <div className="wrap grid gap-x-12 gap-y-6 py-12 lg:grid-cols-[5fr_7fr] lg:py-18">
        <h2 id="about">Homes, doctors, driving lessons and cleaning in one place</h2>
        <div>
          {/* One string: React separates adjacent texts with a comment in the HTML. */}
          <p>{`${site.name} is one team for all of it. You see the prices first, and you call one number.`}</p>
          <Link className="more mt-2" to={paths.about}>
            About us <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
