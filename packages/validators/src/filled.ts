/** Whether a text holds more than whitespace. */
export function isFilled(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== "";
}
