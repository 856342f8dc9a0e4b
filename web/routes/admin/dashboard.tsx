import { reaches, type StaffRole } from "#contract/roles.ts";
import { accountPaths } from "#web/lib/account-paths.ts";
import { usePageHead } from "#web/lib/page-head.ts";
import { paths } from "#web/lib/paths.ts";
import { useSession } from "#web/lib/stored-session.ts";
import { LineIcon, type LineIconName } from "#web/ui/line-icon.tsx";
import { Link } from "#web/ui/link.tsx";

const places: { to: string; title: string; text: string; icon: LineIconName; role: StaffRole }[] = [
  {
    to: paths.buy,
    title: "Buy Properties",
    text: "The homes for sale, as visitors see them",
    icon: "list",
    role: "admin",
  },
  {
    to: paths.rent,
    title: "Rent Properties",
    text: "The homes for rent, as visitors see them",
    icon: "list",
    role: "admin",
  },
  {
    to: accountPaths.team,
    title: "Team",
    text: "Requests for access, roles, links for a forgotten password",
    icon: "people",
    role: "super_admin",
  },
  {
    to: paths.account,
    title: "Your account",
    text: "Name, password, where you are signed in",
    icon: "person",
    role: "admin",
  },
];

/** Where the staff begin. */
export function Dashboard() {
  usePageHead({ title: "Dashboard", noindex: true });
  const session = useSession();
  if (!session) return null;
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">Dashboard</h1>
      <p className="mt-2 text-ink2">
        Welcome, {session.user.username}. You are signed in as {session.user.email}.
      </p>
      <ul className="mt-6 grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {places
          .filter(({ role }) => reaches(session.role, role))
          .map(({ to, title, text, icon }) => (
            <li key={to} className="border-b border-line">
              <Link to={to} className="flex min-h-20 items-center gap-4 py-3">
                <span className="flex-none text-ocean">
                  <LineIcon name={icon} />
                </span>
                <span>
                  <strong className="block font-bold">{title}</strong>
                  <span className="text-1 text-ink2">{text}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
