export {
  CLOCK_SKEW_MS,
  HOST_TOKEN_HEADER,
  HOST_TOKEN_LIFETIME_MS,
  hostToken,
  isHostToken,
} from "./host-token.ts";
export { withCredentials } from "./with-credentials.ts";
