export { HOST_TOKEN_HEADER, hostToken, isHostToken } from "./host-token.ts";
export { withCredentials } from "./with-credentials.ts";
