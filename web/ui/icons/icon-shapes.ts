/**
 * Shapes of all icons on a 24 x 24 grid. The build adds them to every page as symbols, so scripts do not contain them.
 */
export const iconShapes = {
  area: '<path d="M4 9V4h5M20 15v5h-5M4 4l16 16"/>',
  arrow: '<path d="M4 12h15M13 6l6 6-6 6"/>',
  bath: '<path d="M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M7 19v2M17 19v2"/>',
  bed: '<path d="M3 19v-6h18v6M3 16h18M5 13V6h14v7M8 13v-3h8v3"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4"/>',
  chat: '<path d="M4 20l1.5-4.5A8 8 0 1 1 9 19zM9 10h6M9 13.5h4"/>',
  check: '<path d="m4.5 12.5 5 5L19.5 7"/>',
  expand: '<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>',
  heart: '<path d="M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z"/>',
  image: '<path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4"/>',
  left: '<path d="M14.5 5.5 8 12l6.5 6.5"/>',
  mail: '<path d="M4 6h16v12H4zM4 7l8 6 8-6"/>',
  map: '<path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11z"/><circle cx="12" cy="10" r="2.3"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z"/>',
  off: '<path d="M4 4l16 16M8.5 8A5 5 0 0 0 7 18h10M11 6.5a5 5 0 0 1 6 4.5 3.5 3.5 0 0 1 2.5 5.5"/>',
  phone: '<path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z"/>',
  right: '<path d="M9.5 5.5 16 12l-6.5 6.5"/>',
  rows: '<path d="M4 5h5v5H4zM4 14h5v5H4zM12.5 6H20M12.5 9H17M12.5 15H20M12.5 18H17"/>',
  search: '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>',
  share: '<path d="M12 15V4M8 7.5 12 4l4 3.5M5 12v8h14v-8"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"/>',
  tune: '<path d="M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5h4v-5zM7 14.5v5h4v-5z"/>',
  warn: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5.5M12 16.5v.1"/>',
  x: '<path d="m6 6 12 12M18 6 6 18"/>',
} as const;

export type IconName = keyof typeof iconShapes;
