import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

const tiles = [
  { to: paths.realEstate, picture: "homes", title: "Real estate", text: "Houses, flats, offices and halls" },
  { to: paths.health, picture: "health", title: "Health services", text: "Doctors and home visits" },
  {
    to: paths.drivingSchoolLanding,
    picture: "driving",
    title: "Driving school",
    text: "Courses for every licence class",
  },
];

/** The hero's three ways into the house: side by side on the phone, so that they stand on its first screen. */
export function ServiceTiles() {
  return (
    <nav className="wrap" aria-label="Services">
      <ul className="tiles">
        {tiles.map(({ to, picture, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <img src={`/art/spot-${picture}.svg`} width="96" height="76" loading="lazy" alt="" />
              <strong>{title}</strong>
              <span>{text}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
