import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "#web/lib/page/paths.ts";
import { useIsSignedIn } from "#web/lib/session/has-session.ts";
import { Link } from "#web/ui/link.tsx";

/** Path, label, and prefixes of other paths that belong to the link. */
const links: [to: string, label: string, ...others: string[]][] = [
  [paths.home, "Home"],
  [paths.properties, "Real Estate", paths.buy, paths.rent, "/property", paths.realEstate],
  [paths.janitorial, "Janitorial"],
  [paths.drivingSchool, "Driving School", paths.drivingSchoolLanding],
  [paths.health, "Health", paths.healthServices],
  [paths.about, "About"],
];

/** The links of the bar and of the menu. Only the menu has Sign up. */
export function NavLinks({ signUp }: { signUp?: boolean }) {
  const { pathname } = useLocation();
  const signedIn = useIsSignedIn();
  const navigate = useNavigate();
  const onLogOut = async () => {
    const { logOut } = await import("../log-out.ts");
    logOut();
    navigate(paths.home);
  };
  const link = (to: string, label: string, ...others: string[]) => {
    const within = [to, ...others].some((path) => pathname === path || pathname.startsWith(`${path}/`));
    const current = pathname === to ? "page" : within ? "true" : undefined;
    return (
      <Link key={to} to={to} className="nav-link" aria-current={current}>
        {label}
      </Link>
    );
  };
  return (
    <>
      {links.map((entry) => link(...entry))}
      {signedIn ? (
        <>
          {link(paths.account, "Account")}
          <button type="button" className="nav-link" onClick={onLogOut}>
            Logout
          </button>
        </>
      ) : (
        link(paths.login, "Login")
      )}
      {signUp && !signedIn && link(paths.signup, "Sign up")}
    </>
  );
}
