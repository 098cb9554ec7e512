/** The texts of the error answers, byte for byte (specification section 8). */
export const errorTexts = {
  client: { type: 'Ошибка клиента', message: 'Клиент допустил ошибку.' },
  validation: { type: 'RequestValidationError' },
  server: { type: 'Ошибка сервера', message: 'Сервер допустил ошибку.' },
} as const;
