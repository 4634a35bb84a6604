"""Decision trees and code length."""
