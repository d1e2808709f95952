import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The one shape of every error (rule W2). */
export class ErrorDto {
  /** The HTTP status again, for clients that only see the body. */
  @ApiProperty({ type: 'integer', example: 400 })
  statusCode: number;

  /** One sentence for a person. */
  @ApiProperty({ type: String, example: 'Enter valid Email.' })
  message: string;

  /** A word that stays the same, for clients that act upon a refusal. */
  @ApiPropertyOptional({ type: String, example: 'reauthentication-required' })
  code?: string;

  /** What is wrong with each field (or cart line), by its name. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { email: 'Enter valid Email.' },
  })
  errors?: Record<string, string>;
}
