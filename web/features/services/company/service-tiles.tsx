import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";

const tiles = [
  { to: paths.realEstate, image: "homes", title: "Real estate", text: "Houses, apartments, offices and halls" },
  { to: paths.health, image: "health", title: "Health services", text: "Doctors and home visits" },
  {
    to: paths.drivingSchoolLanding,
    image: "driving",
    title: "Driving school",
    text: "Courses for every licence class",
  },
  { to: paths.janitorial, image: "cleaning", title: "Cleaning", text: "Homes, offices and schools" },
];

/** Links to the four services, side by side on phones so that all are visible without scrolling. */
export function ServiceTiles() {
  return (
    <nav className="wrap" aria-label="Services">
      <ul className="tiles">
        {tiles.map(({ to, image, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <img src={`/art/spot-${image}.svg`} width="96" height="76" loading="lazy" alt="" />
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
