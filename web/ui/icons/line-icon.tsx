/** Outline icons of the admin screens. They are inline and not in icon-shapes.ts, so that visitors do not download them. */
const shapes = {
  retry: "M19.500 8A8 8 0 1 0 20 12M20 4v4.500h-4.500",
  grip: "M9 6h.1M15 6h.1M9 12h.1M15 12h.1M9 18h.1M15 18h.1",
  down: "M12 4v11M7.500 10.500 12 15l4.500-4.500M5 20h14",
  bin: "M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500",
  eye: "M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  hide: "M4 4l16 16M9.500 6a9 9 0 0 1 2.500-.300C18.500 5.700 21.500 12 21.500 12a16 16 0 0 1-2.900 3.600M6.300 7.700A15 15 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 3.700-.800",
  calendar: "M4 6h16v14H4zM4 10.500h16M8.500 3.500v4M15.500 3.500v4",
  archive: "M4 5h16v4H4zM5.500 9v10h13V9M10 13h4",
  check: "M4.500 12.500l5 5L19.500 7",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.500v5h4v-5zM7 14.500v5h4v-5z",
  home: "M4 20V10l8-6 8 6v10h-6v-6h-4v6z",
  inbox: "M4 13 7 5h10l3 8v6H4zM4 13h5l1 3h4l1-3h5",
  list: "M4 5h6v6H4zM4 15h6v4H4zM14 6h6M14 10h4M14 16h6M14 19h4",
  locate:
    "M12 5.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M12 12h.1",
  menu: "M12 5h.1M12 12h.1M12 19h.1",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  logout: "M14 5H5v14h9M10 12h10M17 9l3 3-3 3",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.500a6 6 0 0 1 12 0M15.500 5a3 3 0 0 1 0 5.800M17.500 14a6 6 0 0 1 3.500 5.500",
  image: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.1",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  plus: "M12 5v14M5 12h14",
  pencil: "M4.500 19.500l1-4.500L16 4.500l3.500 3.500L9 18.500zM14 6.500l3.500 3.500",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20.500a7.500 7.500 0 0 1 15 0",
  shield: "M12 3.500 19 6v6c0 4.500-3 7.300-7 8.500-4-1.200-7-4-7-8.500V6z",
  star: "M12 4l2.400 5.200 5.600.700-4.100 3.900 1 5.700-4.900-2.800-4.900 2.800 1-5.700L4 9.900l5.600-.7z",
  unstar:
    "M4 4l16 16M9.500 9.500 4 9.900l4.100 4-1 5.700 4.900-2.800 4.900 2.800M11 6.200 12 4l2.400 5.200 5.600.700-4 3.800",
  tag: "M4 12.500V4.500h8l8 8-7.500 7.500zM8.500 8.800h.1",
  swap: "M8 4v14M4.500 14.500 8 18l3.500-3.500M16 20V6M12.500 9.500 16 6l3.500 3.500",
  sync: "M19 8a8 8 0 0 0-14 2M5 16a8 8 0 0 0 14-2M19 4v4h-4M5 20v-4h4",
} as const;

export type LineIconName = keyof typeof shapes;

export function LineIcon({ name }: { name: LineIconName }) {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
