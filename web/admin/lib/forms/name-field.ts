/** Returns a message that names its field: "Advance: must be at most 36". A message that names it already stays. */
export function nameField(label: string | undefined, message: string): string {
  if (!label || message.toLowerCase().includes(label.toLowerCase())) return message;
  return `${label}: ${message.slice(0, 1).toLowerCase()}${message.slice(1)}`;
}
