import "@wesdom/ui-kit/foundation.css";
import "@wesdom/ui-kit/badge.css";
import "@wesdom/ui-kit/button.css";
import "@wesdom/ui-kit/link.css";
import { Badge } from "@wesdom/ui-kit/badge";
import { Button } from "@wesdom/ui-kit/button";
import { ConfigProvider } from "@wesdom/ui-kit/config-provider";
import { variables } from "@wesdom/ui-kit/css-variables";
import { en } from "@wesdom/ui-kit/locale/en";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function App() {
  const [count, setCount] = useState(98);
  return (
    <ConfigProvider locale={en}>
      <Button style={variables({ "--el-button-radius": "8px" })} onClick={() => setCount(count + 1)}>
        Count
      </Button>
      <Badge content={count} />
    </ConfigProvider>
  );
}

const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
