// Redoc brings Prism, which would colour the whole page on its own unless it is told before it starts.
Object.assign(window, { Prism: { manual: true } });
