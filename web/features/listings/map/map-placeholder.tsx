import type { ReactNode } from "react";

/** A simple drawing in the size of the map, with content on top. */
export function MapPlaceholder({ children }: { children: ReactNode }) {
  return (
    <div className="relative mb-2 grid h-64 place-items-center overflow-hidden rounded-m bg-sand">
      <svg
        className="absolute inset-0 size-full fill-none"
        viewBox="0 0 640 220"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path className="fill-line" d="M0 150q120 6 220 30t240 16l180 18v6H0z" />
        <path
          className="stroke-line"
          strokeWidth="2"
          d="M0 60l640 80M90 0l-30 150M190 0l-34 164M300 0l-40 184M410 0l-34 196M520 0l-30 200M610 0l-20 206M0 20l640 70"
        />
        <path className="stroke-paper" strokeWidth="7" d="M0 104q200 16 340 40t300 30" />
      </svg>
      {typeof children === "string" ? (
        <p className="relative rounded-s bg-raise px-3 py-2 text-1 font-bold">{children}</p>
      ) : (
        <div className="relative text-center">{children}</div>
      )}
    </div>
  );
}
