import type { Professional } from "#contract/services/professional.ts";

interface PortraitProps {
  professional: Pick<Professional, "id" | "name">;
  className?: string;
}

/**
 * Shows the drawn portrait of a sample person or a seeded professional. Real people have no photo, so their initials are
 * shown.
 */
export function Portrait({ professional: { id, name }, className = "size-14" }: PortraitProps) {
  const drawn = /^(?:sample-)?((?:doctor|team)-[1-6])$/.exec(id)?.[1];
  const shape = `flex-none rounded-full ${className}`;
  return drawn ? (
    <img
      className={`bg-sand2 ${shape}`}
      src={`/art/services/${drawn}.webp`}
      width="160"
      height="160"
      loading="lazy"
      alt=""
    />
  ) : (
    // The colours behind the portraits in web/art/portraits, which are the same in both themes.
    <svg className={shape} viewBox="-32 -32 64 64" aria-hidden="true">
      <circle r="32" fill={getWall(id)} />
      <text y="8" fill="#11282d" fontSize="23" fontWeight="650" textAnchor="middle">
        {getInitials(name)}
      </text>
    </svg>
  );
}

const walls = ["#7fb3ae", "#e3b877", "#d9a08a", "#9db7a0", "#e6d3a6", "#8fb0bd"];

/** Returns the background of a professional, which stays the same while the list changes. */
function getWall(id: string): string | undefined {
  return walls[id.charCodeAt(id.length - 1) % walls.length];
}

/** Returns the first letters of the first and the last name, without a title such as "Dr.". */
export function getInitials(name: string): string {
  const names = name.split(/\s+/).filter((part) => /^\p{L}[^.]*$/u.test(part));
  return [names[0], ...names.slice(1).slice(-1)].map((part = "") => part.slice(0, 1).toUpperCase()).join("");
}
